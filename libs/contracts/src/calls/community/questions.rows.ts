import type { CallRow } from '../../call-row.ts';
import { ofDesk } from './of-desk.ts';

// Questions and answers.

export const qnaPage = {
  name: 'qnaPage',
  method: 'POST',
  path: '/api/qnaPage',
  owner: 'community',
  access: 'public',
  params: 'lan_tp search after',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const qnaList = {
  name: 'qnaList',
  method: 'POST',
  path: '/api/qnaList',
  owner: 'community',
  access: 'public',
  params: 'lan_tp',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const qnaDetail = {
  name: 'qnaDetail',
  method: 'POST',
  path: '/api/qnaDetail',
  owner: 'community',
  access: 'public',
  params: 'lan_tp qna_id mem_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const qnaChkDetail = {
  name: 'qnaChkDetail',
  method: 'POST',
  path: '/api/qnaChkDetail',
  owner: 'community',
  access: 'own',
  params: 'lan_tp qna_id mem_id qna_password',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const qnaInsert = {
  name: 'qnaInsert',
  method: 'POST',
  path: '/api/qnaInsert',
  owner: 'community',
  access: 'member',
  params: 'info',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const qnaUpdate = {
  name: 'qnaUpdate',
  method: 'POST',
  path: '/api/qnaUpdate',
  owner: 'community',
  access: 'own',
  params: 'info qna_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const qnaDelete = {
  name: 'qnaDelete',
  method: 'POST',
  path: '/api/qnaDelete',
  owner: 'community',
  access: 'own',
  params: 'qna_id',
} as const satisfies CallRow;

export const qnaPictureAdd = {
  name: 'qnaPictureAdd',
  method: 'POST',
  path: '/upload/question/:qna_id',
  owner: 'community',
  access: 'own',
  params: 'qna_id',
} as const satisfies CallRow;

export const qnaPictureDelete = {
  name: 'qnaPictureDelete',
  method: 'POST',
  path: '/api/qnaPictureDelete',
  owner: 'community',
  access: 'own',
  params: 'qna_id picture_id',
} as const satisfies CallRow;

export const qnaPicture = {
  name: 'qnaPicture',
  method: 'GET',
  path: '/questionPictures/:qna_id/:picture_id',
  owner: 'community',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const adminQuestionPicture = {
  ...ofDesk,
  name: 'adminQuestionPicture',
  method: 'GET',
  path: '/api/admin/questionPicture/:qna_id/:picture_id',
  params: '',
} as const satisfies CallRow;

export const adminQuestions = {
  ...ofDesk,
  name: 'adminQuestions',
  path: '/api/admin/questions',
  params: 'state after',
} as const satisfies CallRow;

export const adminQuestionAnswer = {
  ...ofDesk,
  name: 'adminQuestionAnswer',
  path: '/api/admin/questionAnswer',
  params: 'qna_id version qna_answer_content',
} as const satisfies CallRow;
