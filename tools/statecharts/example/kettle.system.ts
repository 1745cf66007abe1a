import type { SystemUnderTest } from '@phaen/statecharts'
import { openKettle } from './kettle-device.ts'

/** A kettle on a bench, where the tester holds the power and the time. */
function openBench() {
  const held: Record<'boils' | 'fails', (reason: unknown) => void>[] = []
  const timers: { due: number; run: () => void }[] = []
  let now = 0
  let underway = Promise.resolve()
  const kettle = openKettle({
    heat: () => new Promise<void>((boil, fails) => held.push({ boils: () => boil(), fails })),
    after: (ms, run) => timers.push({ due: now + ms, run }),
  })
  return {
    kettle,
    boil: () => void (underway = kettle.switchOn()),
    /** Lets the power make the water boil, or fail, until the kettle has noticed. */
    power: async (how: 'boils' | 'fails', reason?: unknown) => {
      held.at(-1)?.[how](reason)
      await underway
    },
    pass(ms: number) {
      now += ms
      for (const timer of timers) if (timer.due <= now) timer.run()
    },
  }
}

type Bench = ReturnType<typeof openBench>

const shows =
  (lamp: string, gauge: RegExp) =>
  ({ kettle }: Bench) => {
    const seen = `${kettle.lamp()} ${kettle.gauge()}`
    if (kettle.lamp() !== lamp || !gauge.test(String(kettle.gauge())))
      throw new Error(`The lamp and the gauge show ${seen}`)
  }

/** How the moves of the kettle's plan are made on the device, and what it must show. */
export const kettleSystem: SystemUnderTest<Bench> = {
  start: openBench,
  send: {
    fill: ({ kettle }, event) => kettle.pour(Number(event.litres)),
    boil: ({ boil }) => boil(),
    lift: ({ kettle }) => kettle.lift(),
  },
  actors: {
    heat: {
      done: ({ power }) => power('boils'),
      error: ({ power }, reason) => power('fails', reason),
    },
  },
  wait: ({ pass }, ms) => pass(ms),
  states: {
    empty: shows('off', /^0$/),
    cold: shows('off', /^[12]$/),
    heating: shows('red', /^[12]$/),
    hot: shows('green', /^[12]$/),
  },
}
