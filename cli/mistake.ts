/** Something was asked in a way that can't be answered. Said in words, with the command's help. */
export class OfficeMistake extends Error {}
