import { spawn } from 'node:child_process'
import { dirname, parse } from 'node:path'

/** The account the database runs as when this process is root, which PostgreSQL refuses to be. */
export type OsUser = { name: string; uid: number; gid: number }

export type ProgramEnd = { code: number | null; stdout: string; stderr: string; failure?: Error }

/** Runs a program to its end, as another user where one is given. Never throws: a program that cannot start says so. */
export function runProgram(file: string, args: string[], user?: OsUser): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...asUser(user), stdio: ['ignore', 'pipe', 'pipe'] })
    let [stdout, stderr] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    child.on('error', (failure) => resolve({ code: null, stdout, stderr, failure }))
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
}

/**
 * A clean surrounding: no PGPORT or LC_ALL of the caller's may change what the database becomes, and it stands in
 * no folder that its user may not enter or that someone wants to remove.
 */
export function asUser(user: OsUser | undefined) {
  const env = process.platform === 'win32' ? withoutDatabaseWords() : { LANG: 'C.UTF-8', PATH: searchPath() }
  return { env, cwd: parse(dirname(process.execPath)).root, ...(user && { uid: user.uid, gid: user.gid }) }
}

function searchPath(): string {
  return [process.env.PATH, '/usr/sbin', '/usr/bin', '/sbin', '/bin'].filter(Boolean).join(':')
}

function withoutDatabaseWords(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name)))
}
