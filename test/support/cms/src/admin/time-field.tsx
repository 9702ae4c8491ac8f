'use client'
/** A time of day in Malaysia, such as 10:30. */
import type { TextFieldClientProps } from 'payload'
import { NativeField } from './native-field.tsx'

export const TimeField = (props: TextFieldClientProps) => <NativeField {...props} kind="time" />
