import { spawnSync } from 'node:child_process'
import { homedir, tmpdir } from 'node:os'

/** A user who clones the project. */
export interface Person {
  name: string
  /** The folder in which this person's folder is created. */
  below: string
  /** Set when this person is not the user who runs the tests. */
  account?: { uid: number; gid: number }
}

/**
 * Returns an ordinary user and root, whose home is private. Only a run as root can test both, and it can test
 * the ordinary user only where node is not installed inside root's home.
 */
export function people(): Person[] {
  if (process.getuid?.() !== 0) return [{ name: 'an ordinary user', below: tmpdir() }]
  const root = { name: 'root', below: homedir() }
  const account = { uid: accountNumber('-u'), gid: accountNumber('-g') }
  const canRunNode = spawnSync('npm', ['--version'], { ...account, cwd: '/' }).status === 0
  return canRunNode ? [{ name: 'an ordinary user', below: tmpdir(), account }, root] : [root]
}

function accountNumber(which: '-u' | '-g'): number {
  return Number(spawnSync('id', [which, 'nobody'], { encoding: 'utf8' }).stdout)
}
