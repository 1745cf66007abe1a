/** A Google Maps link to a place. Such links need no API key. */
export const mapUrl = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${lat},${lng}` })}`
