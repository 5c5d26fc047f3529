export { DateField, DateInput } from './DateField';
export { MomentField } from './MomentField';
export { MoneyField, NumberField, NumberInput } from './NumberField';
export { PersonPicker, RecordInput, RecordPicker } from './RecordPicker';
export { SelectField } from './SelectField';
export { SuggestField, SuggestInput } from './SuggestField';
export { TimeField, TimeInput } from './TimeField';
export { TimeZoneField } from './TimeZoneField';
