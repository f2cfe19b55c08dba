export { questionKind } from './answer-questions.ts';
export { type QuestionContext, questionStore, questionVault } from './context.ts';
export { questionModule } from './module.ts';
export { drawnPicture, ownQuestionPicture } from './pictures/question-pictures.ts';
export { searchOf } from './question-access.ts';
export { exportQuestions } from './read-questions.ts';
export { forgetQuestions, moveQuestions } from './write-questions.ts';
