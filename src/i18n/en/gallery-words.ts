import gallery from './gallery.json'
import inspector from './inspector.json'
import showcase from './showcase.json'

export const words = { gallery, inspector, showcase }
