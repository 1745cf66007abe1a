import { createLogger, type Logger } from 'vite'

/** Hides the warnings about "use client", which libraries set for other frameworks, so that real warnings are seen. */
export function quietBuild(): Logger {
  const logger = createLogger('warn')
  const { warn } = logger
  logger.warn = (message, options) => {
    if (!message.includes('"use client"')) warn(message, options)
  }
  return logger
}
