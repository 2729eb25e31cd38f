/** Digits of the minor units of ISO 4217 that are not hundredths. `Intl` knows the digits to show, which are fewer for some currencies. */
const MINOR_DIGITS: [digits: number, currencies: string][] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
]

/** An amount in minor units, written for people; whole amounts drop the zeros: "€29.90", "2 990 ₽". */
export function formatMoney(minor: number, currency: string, locale: string): string {
  const [digits] = MINOR_DIGITS.find(([, currencies]) => currencies.includes(currency.toUpperCase())) ?? [2]
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return format.format(minor / 10 ** digits)
}
