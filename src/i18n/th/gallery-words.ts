import gallery from './gallery.json'
import inspector from './inspector.json'

export const words = { gallery, inspector }
