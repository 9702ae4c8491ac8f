/** The Leaflet map, over our outline of Malaysia or over the configured tiles. */
import {
  divIcon,
  type LatLngBounds,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  marker,
  map as newMap,
  polygon,
  tileLayer,
} from 'leaflet'
import leafletStyles from 'leaflet/dist/leaflet.css?inline'
import type { FinderCinema } from '#site/loaders/cards/cinema.ts'
import type { Coordinates } from '#site/shared/geo/distance.ts'
import { malaysiaOutline } from '#site/shared/geo/malaysia-outline.ts'
import { prefersReducedMotion } from '#site/ui/motion/reduced-motion.ts'
import { groupElement, linkElement, visitorElement } from './map-elements.ts'
import type { Tiles } from './map-types.ts'
import { markersFor } from './markers.ts'

export interface CinemaMapHandle {
  /** @param onOpen called with the address of the chosen cinema's page. */
  show(cinemas: readonly FinderCinema[], visitor: Coordinates | undefined, onOpen: (href: string) => void): void
  close(): void
}

type Located = FinderCinema & { readonly geo: Coordinates }

const isLocated = (cinema: FinderCinema): cinema is Located => cinema.geo !== undefined
const latLng = ({ latitude, longitude }: Coordinates): [number, number] => [latitude, longitude]

/** Padding in pixels around what is fitted. */
const margin = 28
/** Highest zoom levels: closer, our outline would be a plane without a coast; a group may be told apart on it. Streets are for tiles. */
const maxZooms = { ofAll: 9.25, ofAllOnTiles: 12, ofGroup: 15 }

export function openMap(element: HTMLElement, tiles: Tiles | undefined): CinemaMapHandle {
  addStyles()
  const isCoarse = matchMedia('(pointer: coarse)').matches
  const map = newMap(element, {
    zoomSnap: 0.25,
    minZoom: 4,
    maxZoom: maxZooms.ofGroup,
    center: [4, 109],
    zoom: 5,
    // The wheel scrolls the page, and so does one finger; two move the map.
    scrollWheelZoom: false,
    dragging: !isCoarse,
    attributionControl: tiles !== undefined,
    ...(prefersReducedMotion() ? { zoomAnimation: false, fadeAnimation: false } : {}),
  })
  addBaseLayer(map, tiles)
  const markers = layerGroup().addTo(map)
  let shown: readonly Located[] = []
  let shownVisitor: Coordinates | undefined
  let open: (href: string) => void = () => {}

  const fitPoints = (points: readonly Coordinates[], maxZoom: number, animate: boolean) =>
    map.fitBounds(withLand(latLngBounds(points.map(latLng))), { padding: [margin, margin], maxZoom, animate })
  const openGroup = (points: readonly Coordinates[]) => {
    fitPoints(points, maxZooms.ofGroup, true)
    // The focused button is removed.
    element.focus({ preventScroll: true })
  }
  const addMarker = (at: Coordinates | [number, number], html: HTMLElement) =>
    marker(Array.isArray(at) ? at : latLng(at), {
      // The element inside is a link or a button, which handles clicks and keys itself.
      icon: divIcon({ html, className: '', iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
    }).addTo(markers)
  const drawMarkers = () => {
    markers.clearLayers()
    if (shownVisitor) addMarker(shownVisitor, visitorElement())
    const mapPoints = shown.map((item) => ({ item, ...pointOf(map, item.geo) }))
    const options = { width: map.getSize().x, mayGroup: map.getZoom() < map.getMaxZoom(), reach: isCoarse ? 44 : 32 }
    for (const { x, y, items, name } of markersFor(mapPoints, options)) {
      const [first] = items
      if (!first) continue
      const { lat, lng } = map.containerPointToLatLng([x, y])
      const points = items.map(({ geo }) => geo)
      const element =
        items.length > 1 ? groupElement(items, () => openGroup(points)) : linkElement(first, name, (href) => open(href))
      addMarker([lat, lng], element)
    }
  }
  map.on('moveend', drawMarkers)

  return {
    show(cinemas, visitor, onOpen) {
      open = onOpen
      const located = cinemas.filter(isLocated)
      const isSame =
        visitor === shownVisitor && located.length === shown.length && located.every(({ id }, i) => id === shown[i]?.id)
      if (isSame) return
      shown = located
      shownVisitor = visitor
      const points = [...located.map(({ geo }) => geo), ...(visitor ? [visitor] : [])]
      if (points.length > 0) fitPoints(points, tiles ? maxZooms.ofAllOnTiles : maxZooms.ofAll, false)
      drawMarkers()
    },
    close: () => map.remove(),
  }
}

const pointOf = (map: LeafletMap, at: Coordinates) => {
  const { x, y } = map.latLngToContainerPoint(latLng(at))
  return { x, y }
}

/** Where the points are all over a land, the whole of it is shown. */
function withLand(bounds: LatLngBounds): LatLngBounds {
  const lands = malaysiaOutline.map((shore) =>
    latLngBounds(shore.map(([latitude, longitude]) => [latitude, longitude])),
  )
  const height = (area: LatLngBounds) => area.getNorth() - area.getSouth()
  return lands
    .filter((land) => land.intersects(bounds) && height(bounds) > height(land) / 2)
    .reduce((whole, land) => whole.extend(land), bounds)
}

function addBaseLayer(map: LeafletMap, tiles: Tiles | undefined): void {
  if (tiles) tileLayer(tiles.url, { attribution: tiles.credit.replaceAll('<', '&lt;'), maxZoom: 19 }).addTo(map)
  else
    for (const shore of malaysiaOutline)
      polygon(
        shore.map(([latitude, longitude]) => latLng({ latitude, longitude })),
        { className: 'land', interactive: false },
      ).addTo(map)
}

let areStylesAdded = false

/** Adds Leaflet's styles to the lowest layer, so that ours win; without a `<style>`, which our content security policy forbids. */
function addStyles(): void {
  if (areStylesAdded) return
  areStylesAdded = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer reset {${leafletStyles}}`)
  document.adoptedStyleSheets.push(sheet)
}
