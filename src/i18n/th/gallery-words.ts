import gallery from './gallery.json'

export const words = { gallery }
