import { storyText, type DemoKpopInfo } from '../story.ts';

export const iruLetters: DemoKpopInfo = {
  info_seq: 'INFO000003',
  kpop_category: 'music',
  artist: 'iru',
  daysAgo: 11,
  prod_id: 'P000021',
  films: [],
  list: ['acoustic', 'gold', 9],
  carousel: [
    ['recordingStudio', 'gold', 6],
    ['acoustic', 'rose', 10],
  ],
  texts: {
    KOR: storyText(
      '서이루, 편지를 노래로 고쳐 쓰는 법',
      '새 앨범 〈늦은 답장〉 작업실 이야기.',
      '서이루는 팬들이 보낸 손편지를 상자 세 개에 모아 두었습니다. 〈늦은 답장〉의 열 곡은 모두 그 편지에 대한 대답입니다. 누가 보낸 편지인지는 밝히지 않지만, 읽은 사람은 알아볼 것이라고 합니다.',
      [
        '한 번에 녹음한 목소리',
        '노래와 기타를 따로 녹음하지 않았습니다. 창밖의 빗소리가 들어간 곡도 그대로 실었습니다.',
      ],
      [
        '편지를 쓰고 싶다면',
        '공연장 입구의 우체통에 넣으면 됩니다. 어느 나라 말이든 좋고, 한 장이면 충분합니다.',
      ],
    ),
    ENG: storyText(
      'Seo Iru: how a letter becomes a song',
      'A visit to the room where Late Replies was made.',
      'Seo Iru keeps three boxes of letters from listeners. All ten songs of Late Replies answer one of them. He does not say whose, but thinks that whoever wrote it will know.',
      [
        'One take',
        'Voice and guitar were recorded together. Where rain was heard at the window, it stayed in.',
      ],
      [
        'If you would like to write',
        'There is a letter box at the entrance of every show. Any language will do, and one page is enough.',
      ],
    ),
    CHN: storyText(
      '徐以路：把信改写成歌',
      '探访新专辑《迟来的回信》的工作室。',
      '徐以路把听众寄来的手写信收在三个箱子里。《迟来的回信》的十首歌，每一首都是对其中一封信的回答。他不说是谁写的，只说写信的人听了自会明白。',
      ['一遍录成', '人声和吉他没有分开录。有一首歌里能听见窗外的雨声，也原样保留了下来。'],
      ['想写信的话', '演出入口设有信箱。用哪种语言都可以，一页纸就够了。'],
    ),
    JPN: storyText(
      'ソ・イル、手紙を歌に書きかえる',
      '新作「遅い返事」の制作現場を訪ねて。',
      'ソ・イルの手元には、ファンから届いた手紙の箱が3つあります。「遅い返事」の10曲は、どれもその中の一通への返事です。誰の手紙かは明かしませんが、書いた人にはきっと伝わるはずだと言います。',
      ['一発録りの声', '歌とギターは別々に録っていません。窓の外の雨音が入った曲も、そのまま収めました。'],
      ['手紙を書きたい方へ', '会場入口のポストにお入れください。どの国の言葉でも、便せん1枚で十分です。'],
    ),
    VTN: storyText(
      'Seo Iru: khi lá thư trở thành bài hát',
      'Ghé căn phòng nơi “Thư hồi âm muộn” ra đời.',
      'Seo Iru cất thư tay của người nghe trong ba chiếc hộp. Cả mười bài trong “Thư hồi âm muộn” đều là lời đáp cho một lá thư trong đó. Anh không nói là của ai, nhưng tin rằng người viết sẽ nhận ra.',
      [
        'Thu một lần',
        'Giọng hát và guitar được thu cùng lúc. Bài nào lẫn tiếng mưa ngoài cửa sổ thì cứ để nguyên như thế.',
      ],
      [
        'Nếu bạn muốn viết thư',
        'Ở lối vào mỗi buổi diễn đều có hòm thư. Viết bằng tiếng nào cũng được, chỉ cần một trang.',
      ],
    ),
  },
};
