/** Normalises a login: e-mail addresses are compared without regard to case. */
export const loginOf = (userName: string): string => userName.toLowerCase()
