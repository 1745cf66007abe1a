export const shareChannels = ['line', 'facebook', 'copyLink', 'other'] as const
export type ShareChannel = (typeof shareChannels)[number]

interface Shared {
  title: string
  url: string
}

type ShareResult = 'shared' | 'calledOff' | 'failed'

const pages = {
  line: 'https://social-plugins.line.me/lineit/share',
  facebook: 'https://www.facebook.com/sharer/sharer.php',
}
const addressField = { line: 'url', facebook: 'u' }

export async function shareThrough(channel: ShareChannel, { title, url }: Shared): Promise<ShareResult> {
  if (channel === 'line' || channel === 'facebook') {
    const page = `${pages[channel]}?${new URLSearchParams({ [addressField[channel]]: url })}`
    window.open(page, '_blank', 'noopener,noreferrer')
    return 'shared'
  }
  try {
    if (channel === 'copyLink') await navigator.clipboard.writeText(url)
    else await navigator.share({ title, url })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'calledOff' : 'failed'
  }
}
