import type { ReactNode } from 'react'
import type { Order } from '../../../openapi/generated/schema.ts'
import { BrandMark } from '../brand-mark/brand-mark.tsx'
import { shopSeller } from '../../lib/shop-seller.ts'
import { addressText } from '../../lib/thai-addresses/format-address.ts'
import { invoiceTexts, type InvoiceWord } from './invoice-texts.ts'
import classes from './invoice-sheet.module.css'
import { Label } from './label.tsx'

export type Copy = 'original' | 'copy'

interface InvoicePartiesProps {
  order: Pick<Order, 'billingAddress' | 'deliveryAddress' | 'pickUp'>
  title: 'title' | 'creditNote' | 'quotation'
  copy: Copy
  /** The facts: the number, the date, and what it is about. */
  children: ReactNode
}

/** The head of an invoice, a credit note or a quotation: who sells, who buys, the number and the date. */
export function InvoiceParties({ order, title, copy, children }: InvoicePartiesProps) {
  const { pickUp, deliveryAddress, billingAddress: buyer = deliveryAddress } = order
  return (
    <>
      <div className={classes.top}>
        <div className={classes.seller}>
          <BrandMark size={52} />
          <div>
            <Party name={shopSeller.name} branchCode={shopSeller.branchCode} taxId={shopSeller.taxId}>
              {shopSeller.address}
              <br />
              <Label of="phone" /> <span className="no-break">{shopSeller.phone}</span>
            </Party>
          </div>
        </div>
        <div className={classes.title}>
          <h2>{invoiceTexts[title].th}</h2>
          <p lang="en">{invoiceTexts[title].en}</p>
          <span className={classes.copy}>
            <Label of={copy} />
          </span>
        </div>
      </div>
      <div className={classes.who}>
        <div>
          <span className={classes.label}>
            <Label of="buyer" />
          </span>
          {!buyer && <Label of="unnamedBuyer" />}
          {buyer && (
            <Party name={buyer.recipientName} branchCode={buyer.branchCode} taxId={buyer.taxId}>
              {addressText(buyer)}
            </Party>
          )}
          {pickUp && (
            <p>
              <Label of="pickedUpAt" /> {pickUp.name}
            </p>
          )}
        </div>
        <dl className={classes.numbers}>{children}</dl>
      </div>
    </>
  )
}

interface PartyProps {
  name: string
  branchCode: string | undefined
  taxId: string | undefined
  children: ReactNode
}

function Party({ name, branchCode, taxId, children }: PartyProps) {
  return (
    <>
      <b>
        {name} {branchCode !== undefined && <Branch branchCode={branchCode} />}
      </b>
      {children}
      {taxId !== undefined && (
        <>
          <br />
          <Label of="taxId" /> <span className="no-break">{taxId}</span>
        </>
      )}
    </>
  )
}

function Branch({ branchCode }: { branchCode: string }) {
  return (
    <span className="no-break">
      {branchCode === '00000' ? (
        <Label of="headOffice" />
      ) : (
        <>
          <Label of="branch" /> {branchCode}
        </>
      )}
    </span>
  )
}

export function Fact({ word, children }: { word: InvoiceWord; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Label of={word} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
