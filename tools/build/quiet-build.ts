import { createLogger, type Logger } from 'vite'

/** Libraries mark files as "use client" for other frameworks; a warning for each would bury the real ones. */
export function quietBuild(): Logger {
  const logger = createLogger('warn')
  const { warn } = logger
  logger.warn = (message, options) => {
    if (!message.includes('"use client"')) warn(message, options)
  }
  return logger
}
