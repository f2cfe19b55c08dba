import type { LanTp } from '@narae/contracts';

/**
 * Words that make a post wait for review until the desk has changed the list of their language (COMMUNITY-12, COMMUNITY-33): insults, and what sellers of tickets, accounts and bets write.
 * Lower case. A post is held to all lists, whatever language its page was in.
 */
export const heldWords: Readonly<Record<LanTp, readonly string[]>> = {
  KOR: [
    '시발',
    '씨발',
    '병신',
    '개새끼',
    '좆같',
    '미친놈',
    '미친년',
    '카지노',
    '토토사이트',
    '암표',
    '대리티켓팅',
  ],
  ENG: [
    'fuck',
    'fucking',
    'asshole',
    'bitch',
    'cunt',
    'nigger',
    'faggot',
    'whore',
    'casino',
    'viagra',
    'onlyfans',
  ],
  CHN: ['傻逼', '操你妈', '他妈的', '去死', '贱人', '加微信', '代购黄牛', '黄牛票', '赌场', '博彩'],
  JPN: ['死ね', 'くたばれ', 'きちがい', 'クソ野郎', 'ブス', '出会い系', '転売チケット', 'カジノ', '副業紹介'],
  VTN: ['địt', 'đụ má', 'đéo', 'lồn', 'con đĩ', 'óc chó', 'cá độ', 'sòng bạc', 'vé chợ đen'],
};
