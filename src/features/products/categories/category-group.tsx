import { generatePath, Link } from 'react-router-dom'
import type { Category } from '../../../../openapi/generated/schema.ts'
import { paths } from '../../../lib/paths.ts'
import classes from './category-groups.module.css'

export function CategoryGroup({ category }: { category: Category }) {
  return (
    <li>
      <img src={category.imageUrl} width={200} height={200} alt="" loading="lazy" />
      <div>
        <h3>
          <Link to={generatePath(paths.productList, { categoryId: category.id })}>{category.name}</Link>
        </h3>
        <ul className={classes.children}>
          {category.children.slice(0, 3).map((child) => (
            <li key={child.id}>
              <Link to={generatePath(paths.productList, { categoryId: child.id })}>
                {child.name} <span>{child.productCount}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
