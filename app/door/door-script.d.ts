declare module 'virtual:door-script' {
  /** The address of the app on a door's phone. */
  export const DOOR_SCRIPT: string
}
