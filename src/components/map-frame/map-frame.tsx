import { useCallbackRef } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { is } from 'valibot'
import type { Language } from '../../lib/language.ts'
import { mapReadyMessage, mapPageUrl } from './map-page.ts'

interface MapFrameProps {
  /** What the map shows. It is sent again when it is another object, so it must stay the same between renders. */
  message: { kind: string; language: Language }
  title: string
  className: string | undefined
  /** Called with the map's other messages. Their content is not to be trusted. */
  onMessage?: (data: unknown) => void
}

/**
 * Google Maps. The map runs in an iframe with an opaque origin (decision 017), because its script needs a weaker content
 * security policy than the shop's.
 */
export function MapFrame({ message, title, className, onMessage }: MapFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const tell = useCallbackRef(onMessage)
  useEffect(() => {
    // A frame with an opaque origin only receives messages addressed to `*`. Only this frame gets the message.
    const show = () => frame.current?.contentWindow?.postMessage(message, '*')
    const hear = (event: MessageEvent) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return
      if (is(mapReadyMessage, event.data)) show()
      else tell(event.data)
    }
    window.addEventListener('message', hear)
    // In a server-rendered page the frame may have sent its ready message before this listener was added.
    show()
    return () => window.removeEventListener('message', hear)
  }, [message, tell])

  return (
    <iframe
      // Google's script cannot change its language after it has loaded, so the frame is recreated.
      key={message.language}
      ref={frame}
      className={className}
      src={mapPageUrl}
      title={title}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      loading="lazy"
    />
  )
}
