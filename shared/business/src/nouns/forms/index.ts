export { addAnswerTo, contactForAnswer, makeContact } from './answerContact';
export { type AnswerFile, type FormAnswer, filePartId, formAnswers } from './formAnswer';
export { formAddress, formIdIn, ownFields } from './formFields';
export { type PublishedForm, publishedForms } from './publishedForm';
