import { IconSearch } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import classes from './search-form.module.css'

/** A plain form first, so that it works before the page's script is there. */
export function SearchForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const list = generatePath(paths.productList, {})

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    navigate(keyword ? `${list}?${new URLSearchParams({ keyword })}` : list)
  }

  return (
    <form role="search" className={classes.form} action={list} onSubmit={search}>
      <input
        type="search"
        name="keyword"
        maxLength={100}
        aria-label={t('search')}
        placeholder={t('searchHint')}
      />
      <button type="submit" aria-label={t('search')}>
        <IconSearch stroke={1.6} aria-hidden />
      </button>
    </form>
  )
}
