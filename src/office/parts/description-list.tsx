import type { ReactNode } from 'react'
import classes from './description-list.module.css'

/** What is known of a record, each beside its name; what is undefined is left out. */
export function DescriptionList({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <dl className={classes.facts}>
      {Object.entries(facts).map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
