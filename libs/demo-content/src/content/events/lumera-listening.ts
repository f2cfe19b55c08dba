import { PLACES } from '../places.ts';
import { storyText, type DemoEvent } from '../story.ts';

export const lumeraListening: DemoEvent = {
  event_id: 'EVT000001',
  event_category: 'fanmeeting',
  place: PLACES.hapjeong,
  opensIn: -9,
  closesIn: 11,
  takesPlaceIn: 18,
  total: 60,
  left: 24,
  papers: ['passport', 'visa', 'birth'],
  info_seq: 'INFO000001',
  films: ['bunny'],
  list: ['recordingStudio', 'rose', 8],
  more: [['lightSticks', 'dawn', 11]],
  detail: ['recordingStudio', 'indigo', 9],
  texts: {
    KOR: storyText(
      'LUMERA 새 앨범 먼저 듣는 밤',
      '발매 하루 전, 60명이 함께 처음 듣습니다.',
      '스튜디오의 큰 스피커로 새 앨범을 처음부터 끝까지 듣습니다. 두 멤버가 곡마다 짧은 이야기를 들려주고, 끝나면 궁금한 것을 물어볼 수 있습니다. 참가비는 없습니다.',
      ['진행', '19:00 입장, 19:30 감상, 20:30 멤버와의 대화, 21:00 종료. 휴대전화는 입구에서 맡깁니다.'],
      ['준비물', '신청할 때 올린 여권을 가져오세요. 대화는 영어와 중국어로 통역합니다.'],
    ),
    ENG: storyText(
      'LUMERA: hear the new album first',
      'Sixty people, one evening before release.',
      'The whole album, from first song to last, on the large speakers of the studio. Two members say a few words about each song and take questions at the end. There is no charge.',
      [
        'The evening',
        '19:00 doors, 19:30 listening, 20:30 talk with the members, 21:00 end. Phones are left at the door.',
      ],
      [
        'What to bring',
        'The passport you uploaded when applying. The talk is interpreted into English and Chinese.',
      ],
    ),
    CHN: storyText(
      'LUMERA新专辑抢先试听夜',
      '发行前一晚，六十人一起第一次听。',
      '在录音棚的大音箱前，把新专辑从头到尾听一遍。两位成员会为每首歌讲一小段故事，最后还有提问时间。免费参加。',
      ['流程', '19:00入场，19:30试听，20:30与成员对谈，21:00结束。手机请在入口处寄存。'],
      ['请携带', '请带好报名时上传的护照。对谈提供英语和中文翻译。'],
    ),
    JPN: storyText(
      'LUMERA新作をひと足先に聴く夜',
      '発売前夜、60名で聴くはじめての一枚。',
      'スタジオの大きなスピーカーで、新作を最初から最後まで聴きます。メンバー2人が曲ごとにひとこと添え、最後に質問の時間もあります。参加は無料です。',
      [
        '進行',
        '19:00入場、19:30試聴、20:30メンバーとのトーク、21:00終了。スマートフォンは入口でお預かりします。',
      ],
      ['持ち物', 'お申し込み時に登録したパスポートをお持ちください。トークは英語と中国語の通訳付きです。'],
    ),
    VTN: storyText(
      'Đêm nghe trước album mới của LUMERA',
      'Sáu mươi người cùng nghe, một đêm trước ngày phát hành.',
      'Nghe trọn album mới từ đầu đến cuối qua dàn loa lớn của phòng thu. Hai thành viên kể đôi lời về từng bài, cuối buổi có phần hỏi đáp. Miễn phí tham dự.',
      [
        'Chương trình',
        '19:00 mở cửa, 19:30 nghe nhạc, 20:30 trò chuyện cùng thành viên, 21:00 kết thúc. Điện thoại gửi lại ở cửa.',
      ],
      [
        'Cần mang theo',
        'Hộ chiếu bạn đã tải lên khi đăng ký. Phần trò chuyện có phiên dịch tiếng Anh và tiếng Trung.',
      ],
    ),
  },
};
