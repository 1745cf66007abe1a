import type { EmblaPluginType } from 'embla-carousel'

/** The milliseconds of one Embla step, which is a sixtieth of a second on every screen. */
const step = 1000 / 60

const easeOut = (progress: number) => 1 - (1 - progress) ** 3

/**
 * Makes Embla's option `duration` a number of milliseconds. By default Embla pulls a slide into position like a
 * spring, and the option sets the spring's weight. A drag keeps Embla's default motion.
 */
export function timedTransition(): EmblaPluginType {
  return {
    name: 'timedTransition',
    options: {},
    init(carousel) {
      const { scrollBody, options, location, previousLocation, target } = carousel.internalEngine()
      const { seek, useDuration, direction } = scrollBody
      let elapsed: number | undefined
      let distance = 0

      scrollBody.useDuration = (duration) => {
        elapsed = duration > 0 && duration === options.duration ? 0 : undefined
        return useDuration(duration)
      }
      scrollBody.seek = () => {
        if (elapsed === undefined) return seek()
        if (elapsed === 0) distance = target.get() - location.get()
        elapsed = Math.min(elapsed + step, options.duration)
        previousLocation.set(location)
        location.set(target.get() - distance * (1 - easeOut(elapsed / options.duration)))
        return scrollBody
      }
      scrollBody.direction = () => (elapsed === undefined ? direction() : Math.sign(distance))
    },
    destroy: () => undefined,
  }
}
