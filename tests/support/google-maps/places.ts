/** A degree is a thousand pixels at every zoom, so tests can choose places at a known distance in pixels. */
export const pixelsPerDegree = 1000

export interface Place {
  lat: number
  lng: number
}

export class LatLng {
  private readonly place: Place
  constructor(lat: number, lng: number) {
    this.place = { lat, lng }
  }
  lat() {
    return this.place.lat
  }
  lng() {
    return this.place.lng
  }
}

export const toLatLng = (place: LatLng | Place) =>
  place instanceof LatLng ? place : new LatLng(place.lat, place.lng)

export class LatLngBounds {
  private south = Infinity
  private north = -Infinity
  private west = Infinity
  private east = -Infinity
  constructor(...corners: (LatLng | undefined)[]) {
    for (const corner of corners) if (corner) this.extend(corner)
  }
  extend(place: LatLng | Place) {
    const corner = toLatLng(place)
    this.south = Math.min(this.south, corner.lat())
    this.north = Math.max(this.north, corner.lat())
    this.west = Math.min(this.west, corner.lng())
    this.east = Math.max(this.east, corner.lng())
    return this
  }
  contains(place: LatLng) {
    const isBetween = (one: number, low: number, high: number) => one >= low && one <= high
    return isBetween(place.lat(), this.south, this.north) && isBetween(place.lng(), this.west, this.east)
  }
  getNorthEast() {
    return new LatLng(this.north, this.east)
  }
  getSouthWest() {
    return new LatLng(this.south, this.west)
  }
}

export const projection = {
  fromLatLngToDivPixel: (place: LatLng) => ({
    x: place.lng() * pixelsPerDegree,
    y: -place.lat() * pixelsPerDegree,
  }),
  fromDivPixelToLatLng: ({ x, y }: { x: number; y: number }) =>
    new LatLng(-y / pixelsPerDegree, x / pixelsPerDegree),
}
