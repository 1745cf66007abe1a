import { generatePath, Link } from 'react-router-dom'
import type { Client } from '../../../openapi/generated/schema.ts'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import { paths } from '../../lib/paths.ts'
import classes from './customer-projects.module.css'

/** What customers made of the goods: a picture, the job, whose it is, and the product it was made of. */
export function CustomerProjects({ clients }: { clients: Client[] }) {
  return (
    <ul className={classes.jobs}>
      {clients.map(({ id, name, job, imageUrl, imageAlt, product }) => (
        <li key={id}>
          <img src={imageUrl} alt={imageAlt} width={320} height={240} loading="lazy" />
          <h3>{job}</h3>
          <p>{name}</p>
          {product && (
            <Link to={generatePath(paths.productDetail, { id: product.id })}>
              <NoBreakTerms>{product.name}</NoBreakTerms>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
