export function isOfficePath(pathname: string): boolean {
  return pathname === '/office' || pathname.startsWith('/office/')
}
