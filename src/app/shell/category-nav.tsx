import { useTranslation } from 'react-i18next'
import { generatePath, NavLink } from 'react-router-dom'
import { useApp } from '../../flows/app/use-app.ts'
import { paths } from '../../lib/paths.ts'
import classes from './category-nav.module.css'

/** The product groups along the header of a wide screen. */
export function CategoryNav() {
  const { t } = useTranslation()
  const categories = useApp((snapshot) => snapshot.context.categories)
  return (
    <nav className={classes.nav} aria-label={t('productCategory')}>
      {categories?.map((category) => (
        <NavLink key={category.id} to={generatePath(paths.productList, { categoryId: category.id })}>
          {category.name}
        </NavLink>
      ))}
      <NavLink to={paths.blogList} className={classes.push}>
        {t('blogs')}
      </NavLink>
      <NavLink to={paths.newsList}>{t('news')}</NavLink>
      <NavLink to={paths.about}>{t('about')}</NavLink>
    </nav>
  )
}
