import { GoogleMap, InfoWindowF, MarkerClustererF, MarkerF } from '@react-google-maps/api'
import { useState } from 'react'
import type { BranchOnMap } from '../../features/content/branch-map-frame.ts'
import { directionsTo } from '../../features/content/directions.ts'
import clusterMark from './cluster-mark.svg'
import type { Word } from './texts-in.ts'
import { telUrl } from '../../lib/forms/phone-number.ts'

/** Markers that are closer together than this many pixels are drawn as one. */
const clusterRadius = 60
/** Beyond this zoom level markers are no longer clustered. */
const clusterMaxZoom = 16

/** Margin around the outermost branches, in degrees: about one kilometre. */
const margin = 0.01
const mapOptions = { mapTypeControl: false, streetViewControl: false, fullscreenControl: false }
const clusterStyles = [{ url: clusterMark, width: 44, height: 44, textColor: '#fff', textSize: 16 }]
/** The vertical offset, in pixels, that places the info window above its marker. */
const aboveMarker = -36

/** All branches on one map; clicking a marker shows which branch it is. */
export function ClusteredMap({ branches, word }: { branches: BranchOnMap[]; word: Word }) {
  const [chosen, choose] = useState<BranchOnMap>()
  return (
    <GoogleMap
      mapContainerClassName="map"
      options={mapOptions}
      onLoad={(map) => map.fitBounds(boundsOf(branches))}
      onClick={() => choose(undefined)}
    >
      <MarkerClustererF
        gridSize={clusterRadius}
        maxZoom={clusterMaxZoom}
        styles={clusterStyles}
        title={word('closeTogether')}
      >
        {(clusterer) => (
          <>
            {branches.map((branch) => (
              <MarkerF
                key={branch.id}
                clusterer={clusterer}
                position={placeOf(branch)}
                title={branch.name}
                onClick={() => choose(branch)}
              />
            ))}
          </>
        )}
      </MarkerClustererF>
      {chosen && (
        <InfoWindowF
          key={chosen.id}
          position={placeOf(chosen)}
          options={{ ariaLabel: chosen.name, pixelOffset: new google.maps.Size(0, aboveMarker) }}
          onCloseClick={() => choose(undefined)}
        >
          <BranchInfo branch={chosen} word={word} />
        </InfoWindowF>
      )}
    </GoogleMap>
  )
}

const placeOf = ({ lat, lng }: BranchOnMap) => ({ lat, lng })

function boundsOf(branches: BranchOnMap[]): google.maps.LatLngBounds {
  const bounds = new google.maps.LatLngBounds()
  for (const { lat, lng } of branches) {
    bounds.extend({ lat: lat - margin, lng: lng - margin })
    bounds.extend({ lat: lat + margin, lng: lng + margin })
  }
  return bounds
}

/** Name, phone number and directions of the branch at a marker. */
function BranchInfo({ branch, word }: { branch: BranchOnMap; word: Word }) {
  return (
    <div className="info">
      <h2>{branch.name}</h2>
      <p>
        {word('phone')} <a href={telUrl(branch.phone)}>{branch.phone}</a>
      </p>
      <p>
        <a
          href={directionsTo(branch)}
          target="_blank"
          rel="noreferrer"
          aria-label={word('directionsTo', branch.name)}
        >
          {word('directions')}
        </a>
      </p>
    </div>
  )
}
