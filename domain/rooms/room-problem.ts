/** Why something about rooms is not done, with the facts that its words need. */
export type RoomProblem =
  | {
      problem:
        | 'unknown'
        /** Somebody else changed the rooms since the form was opened. */
        | 'changed'
        | 'nobody'
        | 'no-room'
    }
  /** More guests have a bed in it. */
  | { problem: 'too-small'; room: string; guests: number; extraGuests: number }
  | { problem: 'same-room' | 'has-guests'; room: string }
  | {
      problem: 'no-bed'
      room: string
      free: number
      wanted: number
      /** Who has got the latest bed in it, and from whom. */
      last: { name: string; author: string } | undefined
    }
  /** Somebody else has changed the beds of these people since the form was opened. */
  | { problem: 'moved'; names: string[] }
