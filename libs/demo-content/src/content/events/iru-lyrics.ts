import { PLACES } from '../places.ts';
import { storyText, type DemoEvent } from '../story.ts';

/** Full. */
export const iruLyrics: DemoEvent = {
  event_id: 'EVT000003',
  event_category: 'workshop',
  place: PLACES.seongsu,
  opensIn: -14,
  closesIn: 6,
  takesPlaceIn: 14,
  total: 20,
  left: 0,
  info_seq: 'INFO000003',
  films: [],
  list: ['acoustic', 'dawn', 11],
  more: [['flatlay', 'gold', 10]],
  detail: ['acoustic', 'teal', 12],
  texts: {
    KOR: storyText(
      '서이루의 가사 쓰기 모임',
      '편지 한 장에서 노래 한 절을 찾습니다.',
      '받고 싶은 편지를 짧게 써 오면, 서이루와 함께 그 안에서 노래가 될 문장을 찾습니다. 스무 명이 둥글게 앉아 두 시간을 보냅니다. 참가비는 없습니다.',
      ['진행', '14:00 편지 읽기, 14:40 문장 고르기, 15:20 기타에 맞춰 불러 보기, 16:00 종료.'],
      ['언어', '편지는 어느 나라 말이든 괜찮습니다. 한국어·영어·일본어 통역이 있습니다.'],
    ),
    ENG: storyText(
      'Writing lyrics with Seo Iru',
      'Find one verse in one letter.',
      'Bring a short letter you would like to receive; with Seo Iru you look for the line in it that wants to be sung. Twenty people in a circle for two hours. There is no charge.',
      [
        'The afternoon',
        '14:00 reading letters, 14:40 choosing lines, 15:20 trying them with the guitar, 16:00 end.',
      ],
      ['Languages', 'Your letter may be in any language. Korean, English and Japanese are interpreted.'],
    ),
    CHN: storyText(
      '与徐以路一起写歌词',
      '从一封信里找到一段歌。',
      '带一封您想收到的短笺来，和徐以路一起找出其中能唱成歌的那一句。二十个人围坐两小时。免费参加。',
      ['流程', '14:00读信，14:40挑选句子，15:20跟着吉他试唱，16:00结束。'],
      ['语言', '用哪种语言写信都可以，现场提供韩语、英语和日语翻译。'],
    ),
    JPN: storyText(
      'ソ・イルと歌詞を書く会',
      '一通の手紙から、歌の一節を。',
      '「受け取りたい手紙」を短く書いてお持ちください。ソ・イルと一緒に、その中から歌になる一文を探します。20名が輪になって過ごす2時間です。参加は無料です。',
      ['進行', '14:00手紙を読む、14:40文を選ぶ、15:20ギターに合わせて歌う、16:00終了。'],
      ['言葉', '手紙はどの国の言葉でもかまいません。韓国語・英語・日本語の通訳がつきます。'],
    ),
    VTN: storyText(
      'Buổi viết lời bài hát cùng Seo Iru',
      'Tìm một câu hát trong một lá thư.',
      'Hãy mang theo một lá thư ngắn mà bạn mong được nhận. Cùng Seo Iru, bạn tìm trong đó câu có thể cất thành lời hát. Hai mươi người ngồi thành vòng tròn trong hai tiếng. Miễn phí tham dự.',
      ['Chương trình', '14:00 đọc thư, 14:40 chọn câu, 15:20 hát thử cùng guitar, 16:00 kết thúc.'],
      ['Ngôn ngữ', 'Bạn viết bằng tiếng nào cũng được. Có phiên dịch tiếng Hàn, tiếng Anh và tiếng Nhật.'],
    ),
  },
};
