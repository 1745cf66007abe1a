export const imageUrl = (drawing: string, hexes: readonly string[]): string =>
  `/media/drawings/${drawing}/${hexes.map((hex) => hex.replace('#', '').toLowerCase()).join('-')}.svg`
