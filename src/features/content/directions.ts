/** Google Maps needs no key to be opened with a place to go to. */
export function directionsTo({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${lat},${lng}` })}`
}
