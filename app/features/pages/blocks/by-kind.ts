/**
 * The modules of `blocks/<kind>/`, each of which exports one function, by their kind.
 * They are found by their path: only the list of schemas in the content names every kind.
 */
export function byKind<Part>(modules: Record<string, Record<string, Part>>): Map<string, Part> {
  return new Map(
    Object.entries(modules).map(([path, module]) => [kindAt(path), onlyExport(path, module)]),
  )
}

/** "./slides/slides.tsx" is of the kind "slides". */
function kindAt(path: string): string {
  return path.split('/')[1] ?? path
}

function onlyExport<Part>(path: string, module: Record<string, Part>): Part {
  const [part, ...others] = Object.values(module)
  if (part === undefined || others.length > 0) throw new Error(`${path} must export one function`)
  return part
}
