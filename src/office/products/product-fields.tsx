import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeProductOverview } from '../../../openapi/generated/schema.ts'
import { Choice } from '../parts/choice.tsx'
import { TextEditor } from '../content/text-editor.tsx'
import { Mark } from '../parts/mark.tsx'
import type { TextName } from './product-values.ts'
import classes from './products.module.css'
import type { ProductDraft } from './use-product-draft.ts'

interface FieldsProps {
  draft: ProductDraft
}

/** The words of one language. */
export function ProductWords({ draft }: FieldsProps) {
  const { t } = useTranslation(['officeProducts', 'officeContent'])
  const [language, setLanguage] = useState<'th' | 'en'>('th')
  const isWrong = (one: 'th' | 'en') =>
    (['name', 'unit'] as const).some((word) => draft.faults.has(`${word}.${one}`))
  return (
    <section className={`office-panel ${classes.panel}`} aria-labelledby="product-words">
      <h2 id="product-words">{t('words')}</h2>
      <Choice
        label={t('officeContent:language')}
        value={language}
        onChange={setLanguage}
        options={(['th', 'en'] as const).map((one) => ({
          value: one,
          label: (
            <>
              {t(`officeContent:language_${one}`)}{' '}
              {isWrong(one) && <Mark tone="wrong">{t('fault_blank')}</Mark>}
            </>
          ),
        }))}
      />
      {(['name', 'unit'] as const).map((word) => (
        <TextInput
          key={word}
          label={t(word)}
          lang={language}
          maxLength={word === 'name' ? 200 : 40}
          {...fieldOf(draft, `${word}.${language}`, t)}
        />
      ))}
      <Description key={language} draft={draft} name={`description.${language}`} />
    </section>
  )
}

/** The editor has its text to itself: it begins anew only for another one than it shows, or the focus and each undo would go. */
function Description({ draft, name }: FieldsProps & { name: `description.${'th' | 'en'}` }) {
  const { t } = useTranslation('officeProducts')
  const html = draft.values[name] ?? ''
  const [shown, setShown] = useState({ html, round: 0 })
  if (html !== shown.html) setShown({ html, round: shown.round + 1 })
  return (
    <TextEditor
      key={shown.round}
      label={t('description')}
      html={html}
      onChange={(typed) => {
        setShown((now) => ({ ...now, html: typed }))
        draft.type({ [name]: typed })
      }}
    />
  )
}

const yesOrNo = [
  { name: 'isForSale', label: 'status', yes: 'forSale_true', no: 'forSale_false' },
  { name: 'isRecommended', label: 'recommended', yes: 'recommended_true', no: 'recommended_false' },
  { name: 'isCuttable', label: 'cuttable', yes: 'cuttable_true', no: 'cuttable_false' },
] as const

/** Where it stands in the shop. */
export function ProductPlace({
  draft,
  overview,
}: FieldsProps & { overview: OfficeProductOverview | undefined }) {
  const { t } = useTranslation('officeProducts')
  const { category = '', material = '' } = draft.values
  // Until the choices are known, there is the one that stands.
  const { categories, materials } = overview ?? {
    categories: [{ path: category, name: category }],
    materials: material === '' ? [] : [{ id: material, name: material }],
  }
  return (
    <section className={`office-panel ${classes.panel}`} aria-labelledby="product-place">
      <h2 id="product-place">{t('place')}</h2>
      {yesOrNo.map(({ name, label, yes, no }) => (
        <Choice
          key={name}
          label={t(label)}
          value={draft.values[name] === 'true' ? 'true' : 'false'}
          onChange={(value) => draft.type({ [name]: value })}
          options={[
            { value: 'true', label: t(yes) },
            { value: 'false', label: t(no) },
          ]}
        />
      ))}
      <NativeSelect
        label={t('category')}
        value={category}
        onChange={(event) => draft.type({ category: event.target.value })}
        data={categories.map(({ path, name }) => ({ value: path, label: name }))}
      />
      <NativeSelect
        label={t('material')}
        value={material}
        onChange={(event) => draft.type({ material: event.target.value })}
        data={[
          { value: '', label: t('noMaterial') },
          ...materials.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </section>
  )
}

/** When the special prices hold. */
export function SpecialTimes({ draft }: FieldsProps) {
  const { t } = useTranslation('officeProducts')
  return (
    <div className={classes.times}>
      {(['specialFrom', 'specialUntil'] as const).map((name) => (
        <TextInput
          key={name}
          type="datetime-local"
          label={t(name)}
          description={t(`hint_${name}`)}
          {...fieldOf(draft, name, t)}
        />
      ))}
    </div>
  )
}

type Words = ReturnType<typeof useTranslation<['officeProducts']>>['t']

function fieldOf(draft: ProductDraft, name: TextName, t: Words) {
  const fault = draft.faults.get(name)
  return {
    value: draft.values[name] ?? '',
    error: fault && t(`fault_${fault}`),
    onChange: (event: { target: { value: string } }) => draft.type({ [name]: event.target.value }),
  }
}
