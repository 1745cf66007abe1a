/** Returns a Google Maps link with directions to the place. Such links need no API key. */
export function directionsTo({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${lat},${lng}` })}`
}
