import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useShortcuts } from '../hooks/shortcuts.ts'

/** Finds orders among all, from every screen. `/` leads to it. */
export function OrderSearch() {
  const { t } = useTranslation('office')
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  useShortcuts({ '/': () => field.current?.focus() })
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const keyword = String(new FormData(event.currentTarget).get('keyword')).trim()
        if (keyword !== '') void navigate(`/orders?${new URLSearchParams({ view: 'all', keyword })}`)
      }}
    >
      <TextInput
        ref={field}
        name="keyword"
        type="search"
        maxLength={100}
        aria-label={t('searchOrders')}
        placeholder={t('searchOrders')}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
      />
    </form>
  )
}
