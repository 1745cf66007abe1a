/** What a kettle is plugged into. */
export interface Environment {
  /** Resolves when the water boils. */
  heat: (litres: number) => Promise<void>
  after: (ms: number, run: () => void) => void
}

/** A kettle as a plain program, without a statechart. Only its lamp and its gauge can be seen. */
export function openKettle({ heat, after }: Environment) {
  let litres = 0
  let lamp: 'off' | 'red' | 'green' = 'off'
  let heatings = 0
  return {
    lamp: () => lamp,
    gauge: () => litres,
    pour: (more: number) => {
      if (litres === 0 && more <= 2) litres = more
    },
    lift: () => {
      if (lamp !== 'red') return
      heatings += 1
      lamp = 'off'
    },
    switchOn: async () => {
      if (litres === 0 || lamp !== 'off') return
      heatings += 1
      const heating = heatings
      lamp = 'red'
      const next = await heat(litres).then(
        () => 'green' as const,
        () => 'off' as const,
      )
      if (heating !== heatings) return
      lamp = next
      if (next === 'green') after(60_000, () => (lamp = 'off'))
    },
  }
}
