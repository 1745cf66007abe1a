import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { OfficeProductOverview } from '../../../openapi/generated/schema.ts'
import table from '../orders/orders-screen.module.css'

/** Narrows the view; each change begins at its first page. */
export function ProductFilters({ overview }: { overview: OfficeProductOverview | undefined }) {
  const { t } = useTranslation('officeProducts')
  const [search, setSearch] = useSearchParams()
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    next.delete('page')
    setSearch(next)
  }
  const choices = [
    {
      name: 'category',
      options: overview?.categories.map(({ path, name }) => ({ value: path, label: name })),
    },
    { name: 'material', options: overview?.materials.map(({ id, name }) => ({ value: id, label: name })) },
  ] as const
  return (
    <div className={table.filters}>
      <form
        key={search.get('keyword')}
        onSubmit={(event) => {
          event.preventDefault()
          change('keyword', String(new FormData(event.currentTarget).get('keyword')).trim())
        }}
      >
        <TextInput
          name="keyword"
          type="search"
          maxLength={100}
          aria-label={t('search')}
          placeholder={t('search')}
          defaultValue={search.get('keyword') ?? ''}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        />
      </form>
      {choices.map(({ name, options = [] }) => (
        <NativeSelect
          key={name}
          aria-label={t(name)}
          value={search.get(name) ?? ''}
          onChange={(event) => change(name, event.target.value)}
          data={[{ value: '', label: t(`any_${name}`) }, ...options]}
        />
      ))}
    </div>
  )
}
