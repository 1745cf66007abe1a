import { event } from './map-events.ts'
import { LatLng, LatLngBounds, projection, toLatLng, type Place } from './places.ts'

/**
 * A stand-in for the parts of `google.maps` that the shop uses, drawn with plain elements: a marker is a
 * button, a bubble is its content. The projection places markers and clusters, so the real clusterer can work
 * with them.
 */
export function createGoogleMaps() {
  const maps: StandInMap[] = []
  class CountedMap extends StandInMap {
    constructor(element: HTMLElement, options: object) {
      super(element, options)
      maps.push(this)
    }
  }
  const names = { Map: CountedMap, Marker, InfoWindow, OverlayView, LatLng, LatLngBounds, Size, event }
  return { maps, google: { maps: { ...names, importLibrary: async () => names } } }
}

class StandInMap {
  shown: LatLngBounds | undefined
  private zoom = 10
  private center: LatLng | undefined
  readonly element: HTMLElement
  readonly options: object
  constructor(element: HTMLElement, options: object) {
    this.element = element
    this.options = options
  }
  setOptions() {}
  getCenter() {
    return this.center
  }
  setCenter(place: Place) {
    this.center = toLatLng(place)
  }
  /** Moves the map as a shopper does. */
  drag(place: Place) {
    this.setCenter(place)
    event.trigger(this, 'dragend')
    event.trigger(this, 'idle')
  }
  /** Zooms towards the pointer, which moves the centre too. */
  zoomTowards(place: Place, zoom: number) {
    this.setCenter(place)
    this.setZoom(zoom)
  }
  getZoom() {
    return this.zoom
  }
  setZoom(zoom: number) {
    this.zoom = zoom
    event.trigger(this, 'zoom_changed')
    event.trigger(this, 'idle')
  }
  getBounds() {
    return new LatLngBounds(new LatLng(-85, -179), new LatLng(85, 179))
  }
  fitBounds(bounds: LatLngBounds) {
    this.shown = bounds
  }
}

class Marker {
  private readonly button = document.createElement('button')
  private map: StandInMap | null = null
  private position: LatLng | undefined
  constructor({ position }: { position: Place }) {
    this.setPosition(position)
    this.button.addEventListener('click', () => event.trigger(this, 'click'))
  }
  setPosition(place: Place) {
    this.position = toLatLng(place)
    const { x, y } = projection.fromLatLngToDivPixel(this.position)
    this.button.style.cssText = `position: absolute; left: ${x}px; top: ${y}px`
  }
  getPosition() {
    return this.position
  }
  setTitle(title: string) {
    this.button.textContent = title
  }
  setMap(map: StandInMap | null) {
    this.map = map
    if (map) map.element.append(this.button)
    else this.button.remove()
  }
  getMap() {
    return this.map
  }
  setAnimation() {}
  getDraggable() {
    return false
  }
}

class InfoWindow {
  private content: HTMLElement | undefined
  private position: Place | undefined
  setOptions() {}
  setContent(content: HTMLElement) {
    this.content = content
  }
  setPosition(position: Place) {
    this.position = position
  }
  getPosition() {
    return this.position
  }
  open(map: StandInMap) {
    if (this.content) map.element.append(this.content)
  }
  close() {
    this.content?.remove()
  }
}

class Size {
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
}

interface Overlay {
  map: StandInMap | null
  onAdd: () => void
  draw: () => void
  onRemove: () => void
}

class OverlayView {}

// The clusterer copies these methods with `for in`, which skips methods that a class declares.
Object.assign(OverlayView.prototype, {
  setMap(this: Overlay, map: StandInMap | null) {
    if (!map) this.onRemove()
    this.map = map
    if (!map) return
    this.onAdd()
    this.draw()
  },
  getMap(this: Overlay) {
    return this.map
  },
  getPanes(this: Overlay) {
    return { overlayMouseTarget: this.map?.element }
  },
  getProjection: () => projection,
  get: () => undefined,
})
