import { userInfo } from 'node:os'
import { DatabaseStartError, errorCode, errorText } from '../database-start-error.ts'

/** Turns a file system error into a message that says what to do. */
export function folderError(path: string, error: unknown): DatabaseStartError {
  if (error instanceof DatabaseStartError) return error
  switch (errorCode(error)) {
    case 'ENOTDIR':
    case 'EEXIST':
      return new DatabaseStartError(
        `The database needs a folder at ${path}, but a file is in its way: move the file, or set DATABASE_URL.`,
        error,
      )
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new DatabaseStartError(
        `The database folder ${path} cannot be read and written by ${accountName()}: give it to that account (chown -R), start the server as the account that made it, or set DATABASE_URL.`,
        error,
      )
    case 'ENOSPC':
    case 'EDQUOT':
      return new DatabaseStartError(`The disk of the database folder ${path} is full: make room.`, error)
    default:
      return new DatabaseStartError(`The database folder ${path} cannot be used: ${errorText(error)}`, error)
  }
}

function accountName(): string {
  try {
    return `the account ${userInfo().username}`
  } catch {
    return `user ${process.getuid?.()}`
  }
}
