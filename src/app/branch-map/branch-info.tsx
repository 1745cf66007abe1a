import type { BranchOnMap } from '../../features/content/branch-map-frame.ts'
import { directionsTo } from '../../features/content/directions.ts'
import type { Word } from './words-in.ts'

/** Name, phone number and directions of the branch at a marker. */
export function BranchInfo({ branch, word }: { branch: BranchOnMap; word: Word }) {
  return (
    <div className="info">
      <h2>{branch.name}</h2>
      <p>
        {word('phone')} <a href={`tel:${branch.phone.replace(/\D/g, '')}`}>{branch.phone}</a>
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
