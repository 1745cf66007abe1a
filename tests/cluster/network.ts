import { run } from './machine.ts'
import { signalIfThere } from '../support/started-process.ts'

/** A network of its own: no address of the machine is used, and nothing outside is reached. */
const hub = 'phaen-hub'
const hubAddress = '10.0.0.10'
const numbers = [1, 2, 3] as const
export type NodeNumber = (typeof numbers)[number]

const spaceOf = (number: NodeNumber) => `phaen-n${number}`
export const addressOfNode = (number: NodeNumber): string => `10.0.0.1${number}`

/** The command as it runs on a database machine, or on the machine of the shop's processes. */
export const onNode = (number: NodeNumber, command: string[]): string[] => [
  'ip',
  'netns',
  'exec',
  spaceOf(number),
  ...command,
]
export const onHub = (command: string[]): string[] => ['ip', 'netns', 'exec', hub, ...command]

/** Processes on a database machine, all of which this test started. */
export const pidsOn = (number: NodeNumber): number[] => pidsIn(spaceOf(number))

function pidsIn(space: string): number[] {
  return run(['ip', 'netns', 'pids', space]).split('\n').filter(Boolean).map(Number)
}

export function openNetwork(): void {
  const there = run(['ip', 'netns', 'list'])
  if (there.includes('phaen-'))
    throw new Error('Another cluster runs here, or one was not taken down: ip netns list shows phaen-*')
  run(['ip', 'netns', 'add', hub])
  run(['ip', '-n', hub, 'link', 'set', 'lo', 'up'])
  run(['ip', '-n', hub, 'link', 'add', 'br0', 'type', 'bridge'])
  run(['ip', '-n', hub, 'address', 'add', `${hubAddress}/24`, 'dev', 'br0'])
  run(['ip', '-n', hub, 'link', 'set', 'br0', 'up'])
  for (const number of numbers) {
    const space = spaceOf(number)
    run(['ip', 'netns', 'add', space])
    run(['ip', '-n', space, 'link', 'set', 'lo', 'up'])
    run([
      'ip',
      '-n',
      hub,
      'link',
      'add',
      `n${number}`,
      'type',
      'veth',
      'peer',
      'name',
      'eth0',
      'netns',
      space,
    ])
    run(['ip', '-n', hub, 'link', 'set', `n${number}`, 'master', 'br0', 'up'])
    run(['ip', '-n', space, 'address', 'add', `${addressOfNode(number)}/24`, 'dev', 'eth0'])
    run(['ip', '-n', space, 'link', 'set', 'eth0', 'up'])
  }
}

/** Ends whatever still runs in these networks, and takes them down. */
export function closeNetwork(): void {
  for (const space of [...numbers.map(spaceOf), hub]) {
    const others = pidsIn(space).filter((pid) => pid !== process.pid)
    for (const pid of others) signalIfThere(pid, 'SIGKILL')
    run(['ip', 'netns', 'delete', space])
  }
}

/** A black hole: the machine keeps its link, and nothing gets through. */
export function cutOff(number: NodeNumber): void {
  const rules = [
    'add table inet cut',
    'add chain inet cut in { type filter hook input priority 0; policy drop; }',
    'add chain inet cut out { type filter hook output priority 0; policy drop; }',
    'add rule inet cut in iif lo accept',
    'add rule inet cut out oif lo accept',
  ]
  run(onNode(number, ['nft', '--file', '-']), { input: `${rules.join('\n')}\n` })
}

export const joinAgain = (number: NodeNumber): string =>
  run(onNode(number, ['nft', 'delete', 'table', 'inet', 'cut']))
