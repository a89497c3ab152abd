/** A wrong use of a command. Its message is printed with the command's help. */
export class OfficeMistake extends Error {}
