import { onPath, runCommand, type Machine } from './machine.ts'

interface PackageManager {
  name: string
  needsRoot: boolean
  /** None is taken after one that failed. */
  steps: string[][]
}

const updateApt = ['apt-get', 'update', '-qq']
const aptInstall = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends']
// In a step of its own: not every system with apt-get has this package.
const installShell = [...aptInstall, 'chromium-headless-shell']

const packageManagers: PackageManager[] = [
  {
    name: 'apt-get',
    needsRoot: true,
    steps: [updateApt, [...aptInstall, 'chromium', 'fonts-thai-tlwg'], installShell],
  },
  {
    name: 'dnf',
    needsRoot: true,
    steps: [['dnf', 'install', '-y', '-q', 'chromium', 'google-noto-sans-thai-fonts']],
  },
  { name: 'apk', needsRoot: true, steps: [['apk', 'add', '--no-cache', 'chromium', 'font-noto-thai']] },
  { name: 'brew', needsRoot: false, steps: [['brew', 'install', '--cask', 'google-chrome']] },
]

const quietly = ['env', 'DEBIAN_FRONTEND=noninteractive']
const playwrightSeconds = 120
/** Generous: a package manager that is killed may leave its packages half installed. */
const packageManagerSeconds = 600

/** Installs a browser with Playwright or else with the system's package manager; throws when both fail. */
export async function installBrowser(
  machine: Machine,
  firstThatRuns: () => Promise<string | undefined>,
): Promise<string> {
  machine.say('No browser found: installing Chromium with Playwright')
  await runCommand(machine, machine.playwrightInstall, playwrightSeconds)
  const fromPlaywright = await firstThatRuns()
  if (fromPlaywright !== undefined) return fromPlaywright

  const manager = packageManagers.find(({ name }) => onPath(machine, name) !== undefined)
  const prefix = manager === undefined ? undefined : await rootPrefix(machine, manager)
  if (manager !== undefined && prefix !== undefined) {
    machine.say(`Playwright could not: installing Chromium with ${manager.name}`)
    await runSteps(machine, prefix, manager.steps)
    const fromSystem = await firstThatRuns()
    if (fromSystem !== undefined) return fromSystem
  }
  throw new Error('No browser could be installed: install Chrome or Chromium, or name one in CHROMIUM_PATH')
}

/** Installs the headless shell of Debian's Chromium where that needs nobody's leave; says nothing where it cannot. */
export async function installHeadlessShell(machine: Machine): Promise<void> {
  if (!machine.isRoot || onPath(machine, 'apt-get') === undefined) return
  machine.say('Installing the headless shell of Chromium')
  await runSteps(machine, quietly, [updateApt, installShell])
}

async function runSteps(machine: Machine, prefix: string[], steps: string[][]): Promise<void> {
  for (const step of steps) {
    const { succeeded } = await runCommand(machine, [...prefix, ...step], packageManagerSeconds)
    if (!succeeded) return
  }
}

/** The prefix for commands of this package manager; undefined when this user may not run it. */
async function rootPrefix(machine: Machine, manager: PackageManager): Promise<string[] | undefined> {
  if (!manager.needsRoot || machine.isRoot) return quietly
  const passwordless = await runCommand(machine, ['sudo', '-n', 'true'], 10)
  return passwordless.succeeded ? ['sudo', '-n', ...quietly] : undefined
}
