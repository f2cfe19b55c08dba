import { storyText, type DemoKpopInfo } from '../story.ts';

export const familyRehearsal: DemoKpopInfo = {
  info_seq: 'INFO000007',
  kpop_category: 'music',
  artist: 'onmaru',
  daysAgo: 34,
  prod_id: 'P000024',
  films: ['bunnyElsewhere'],
  list: ['fireworks', 'rose', 3],
  carousel: [
    ['concert', 'gold', 15],
    ['recordingStudio', 'teal', 7],
  ],
  texts: {
    KOR: storyText(
      '한 지붕 네 팀, 온마루 패밀리 콘서트 연습 주간',
      '서로의 노래를 바꿔 부르는 일주일.',
      '패밀리 콘서트에서는 네 팀이 서로의 노래를 바꿔 부릅니다. HARBOR 7은 LUMERA의 화음을, 서이루는 KITE CLUB의 랩을 맡았습니다. 연습실 문에는 “틀려도 박수”라고 적혀 있습니다.',
      [
        '마지막 곡',
        '열아홉 명이 모두 무대에 서는 마지막 곡은 아직 제목이 없습니다. 공연 당일 관객이 정합니다.',
      ],
      [
        '무대 뒤의 식탁',
        '연습이 끝나면 팀마다 번갈아 저녁을 짓습니다. 부산 출신 HARBOR 7의 어묵탕이 가장 먼저 동났습니다.',
      ],
    ),
    ENG: storyText(
      'Four acts, one roof: rehearsing the Onmaru Family Concert',
      'A week of singing one another’s songs.',
      'At the family concert the four acts swap songs. HARBOR 7 learn LUMERA’s harmonies, Seo Iru a KITE CLUB rap. On the rehearsal room door a note says: applaud mistakes.',
      [
        'The last song',
        'All nineteen stand on stage for a song that has no title yet. The audience will choose it on the night.',
      ],
      [
        'Supper backstage',
        'After rehearsal the acts take turns to cook. The Busan fish-cake soup of HARBOR 7 was the first to run out.',
      ],
    ),
    CHN: storyText(
      '同一屋檐下的四组人：温玛璐家族演唱会彩排周',
      '互换歌曲的一个星期。',
      '在家族演唱会上，四组艺人会互换歌曲：HARBOR 7唱LUMERA的和声，徐以路挑战KITE CLUB的说唱。练习室门上贴着一行字：“唱错也鼓掌”。',
      ['最后一首歌', '十九个人一起登台的最后一首歌还没有名字，将由当天的观众来定。'],
      ['后台的饭桌', '彩排结束后，各组轮流做晚饭。釜山来的HARBOR 7煮的鱼糕汤最先见底。'],
    ),
    JPN: storyText(
      'ひとつ屋根の下の4組、オンマル・ファミリーコンサート練習週間',
      'お互いの歌を交換して歌う一週間。',
      'ファミリーコンサートでは、4組がお互いの曲を交換して歌います。HARBOR 7はLUMERAのハーモニーを、ソ・イルはKITE CLUBのラップを担当。練習室のドアには「間違えても拍手」と書かれています。',
      ['最後の曲', '19人全員が立つ最後の曲には、まだ題名がありません。当日のお客さまが決めます。'],
      [
        '舞台裏の食卓',
        '練習のあとは、チームが交代で夕食を作ります。釜山出身のHARBOR 7のおでんが真っ先になくなりました。',
      ],
    ),
    VTN: storyText(
      'Bốn nghệ sĩ một mái nhà: tuần tập cho Onmaru Family Concert',
      'Một tuần hát bài của nhau.',
      'Ở family concert, bốn nghệ sĩ đổi bài cho nhau. HARBOR 7 hát phần hòa giọng của LUMERA, còn Seo Iru thử rap bài của KITE CLUB. Trên cửa phòng tập có dòng chữ: “Sai cũng vỗ tay”.',
      [
        'Bài hát cuối',
        'Ca khúc cuối cùng có mặt cả mười chín người và vẫn chưa có tên. Khán giả trong đêm diễn sẽ đặt tên cho nó.',
      ],
      [
        'Bữa tối sau sân khấu',
        'Sau giờ tập, các nhóm thay nhau nấu bữa tối. Nồi canh chả cá kiểu Busan của HARBOR 7 hết sạch đầu tiên.',
      ],
    ),
  },
};
