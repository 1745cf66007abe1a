import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

/** Finds orders among all, from every screen. */
export function OrderSearch() {
  const { t } = useTranslation('office')
  const navigate = useNavigate()
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
