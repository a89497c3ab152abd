import type { en } from './en.ts'

export const hi: typeof en = {
  over: (lastDay) => `यह सम्मेलन ${lastDay} को समाप्त हो चुका है`,
  wasOver: (lastDay) => `यह सम्मेलन ${lastDay} को समाप्त हो चुका है।`,
  movedFrom: (dates) => `पहले ${dates} को था, अब बदल गया है।`,
}
