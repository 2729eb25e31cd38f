import type { QueryClient } from '@tanstack/react-query'
import { brandValues } from '#/brand/values'
import { currentMergeInput } from './current-brand'

/** Where each value of the brand comes from, by what has arrived so far; for the developers' panel only. */
export const valuesInForce = (queryClient: QueryClient) => brandValues(currentMergeInput(queryClient))
