/** How long the shop makes others wait, in milliseconds: shorter in tests of something else. */
export interface Pauses {
  /** The constant time until a request for a code is answered, whether or not one is sent: long enough for most messages to have left. */
  codeAnswer: number
  /** Between two passwords past the limit. Two guesses a second: too few to find a password, and soon enough for its owner. */
  slowSignIn: number
  /** Between the tries of a message: long enough for a gateway that restarts a process, short enough for a person who waits for a code. */
  messageTries: readonly number[]
}

export const defaultPauses: Pauses = { codeAnswer: 400, slowSignIn: 500, messageTries: [200, 800] }
