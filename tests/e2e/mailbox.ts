/** Where the outside world of the journeys is. Its mails are at /mailbox. */
export const SANDBOX = `http://127.0.0.1:${process.env.JOURNEY_SANDBOX_PORT}`
