import showcase from './showcase.json'

export const words = { showcase }
